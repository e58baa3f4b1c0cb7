; The Windows installer: for one user, no administrator asked. From the project's root, after PyInstaller:
;   makensis -DVERSION=0.1.0 packaging/windows/installer.nsi
Unicode true
!include "MUI2.nsh"

!ifndef VERSION
  !error "say which version: makensis -DVERSION=..."
!endif
!ifndef FROZEN
  !define FROZEN "..\..\dist\cuius-regio"
!endif
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\CuiusRegio"

Name "Cuius Regio"
OutFile "..\..\dist\cuius-regio-${VERSION}-windows-setup.exe"
InstallDir "$LOCALAPPDATA\Programs\Cuius Regio"
InstallDirRegKey HKCU "Software\Cuius Regio" "folder"
RequestExecutionLevel user
SetCompressor /SOLID lzma

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
  SetOutPath "$INSTDIR"
  File /r "${FROZEN}\*.*"
  File "..\..\LICENSE"
  File "..\..\NOTICE.md"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Cuius Regio.lnk" "$INSTDIR\cuius-regio.exe"
  WriteRegStr HKCU "Software\Cuius Regio" "folder" "$INSTDIR"
  WriteRegStr HKCU "Software\Classes\.save\OpenWithProgids" "CuiusRegio.save" ""
  WriteRegStr HKCU "Software\Classes\CuiusRegio.save" "" "$(SAVE_TYPE)"
  WriteRegStr HKCU "Software\Classes\CuiusRegio.save\shell\open\command" "" '"$INSTDIR\cuius-regio.exe" "%1"'
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Cuius Regio"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
SectionEnd

; Journals and settings lie elsewhere, in the user's own folders, and stay.
Section "Uninstall"
  Delete "$SMPROGRAMS\Cuius Regio.lnk"
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\cuius-regio.exe"
  Delete "$INSTDIR\LICENSE"
  Delete "$INSTDIR\NOTICE.md"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  DeleteRegKey HKCU "Software\Classes\CuiusRegio.save"
  DeleteRegValue HKCU "Software\Classes\.save\OpenWithProgids" "CuiusRegio.save"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Cuius Regio"
SectionEnd
