; The Windows installer: for one user, no administrator asked. From the project's root, after packaging/build.py, with a folder dist:
;   makensis -DVERSION=0.1.0 packaging/windows/installer.nsi
Unicode true
!include "MUI2.nsh"

!ifndef VERSION
  !error "say which version: makensis -DVERSION=..."
!endif
!ifndef FROZEN
  !define FROZEN "..\..\build\frozen\cuius-regio"
!endif
!define ICON "..\..\build\icons\cuius-regio.ico"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\CuiusRegio"
!define TYPE "Software\Classes\CuiusRegio.save"

Name "Cuius Regio"
OutFile "..\..\dist\cuius-regio-${VERSION}-windows-setup.exe"
InstallDir "$LOCALAPPDATA\Programs\Cuius Regio"
InstallDirRegKey HKCU "Software\Cuius Regio" "folder"
RequestExecutionLevel user
SetCompressor /SOLID lzma

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Cuius Regio"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Cuius Regio: installer"
VIAddVersionKey "LegalCopyright" "MIT licence; Qt and PySide6 under the LGPL 3"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_LICENSE "..\..\LICENSE"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Russian"

LangString SAVE_TYPE ${LANG_ENGLISH} "Cuius Regio game"
LangString SAVE_TYPE ${LANG_RUSSIAN} "Партия Cuius Regio"

Section
  ; An older version's libraries must not stay between the new ones.
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${FROZEN}\*.*"
  File "..\..\LICENSE"
  File "..\..\NOTICE.md"
  File "..\..\CHANGELOG.md"
  SetOutPath "$INSTDIR\licences"
  File "..\licences\*.txt"
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Cuius Regio.lnk" "$INSTDIR\cuius-regio.exe"
  WriteRegStr HKCU "Software\Cuius Regio" "folder" "$INSTDIR"
  WriteRegStr HKCU "Software\Classes\.save\OpenWithProgids" "CuiusRegio.save" ""
  WriteRegStr HKCU "${TYPE}" "" "$(SAVE_TYPE)"
  WriteRegStr HKCU "${TYPE}\DefaultIcon" "" '"$INSTDIR\cuius-regio.exe",0'
  WriteRegStr HKCU "${TYPE}\shell\open\command" "" '"$INSTDIR\cuius-regio.exe" "%1"'
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Cuius Regio"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\cuius-regio.exe"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)' ; file types changed
SectionEnd

; Journals and settings lie elsewhere, in the user's own folders, and stay.
Section "Uninstall"
  Delete "$SMPROGRAMS\Cuius Regio.lnk"
  RMDir /r "$INSTDIR\_internal"
  RMDir /r "$INSTDIR\licences"
  Delete "$INSTDIR\cuius-regio.exe"
  Delete "$INSTDIR\LICENSE"
  Delete "$INSTDIR\NOTICE.md"
  Delete "$INSTDIR\CHANGELOG.md"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  DeleteRegKey HKCU "${TYPE}"
  DeleteRegValue HKCU "Software\Classes\.save\OpenWithProgids" "CuiusRegio.save"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Cuius Regio"
SectionEnd
