#!/bin/sh
# sh packaging/macos/image.sh 0.1.0: the disk image that players drag the program from. Only on macOS.
set -eu

version=${1:?say which version: image.sh 0.1.0}
cd -- "$(dirname -- "$0")/../.."
folder=build/image
rm -rf "$folder"
mkdir -p "$folder" dist
cp -R "build/frozen/Cuius Regio.app" "$folder/"
cp LICENSE NOTICE.md CHANGELOG.md "$folder/"
cp -R packaging/licences "$folder/licences"
ln -s /Applications "$folder/Applications"
hdiutil create -volname "Cuius Regio $version" -srcfolder "$folder" -ov -format UDZO "dist/cuius-regio-$version-macos.dmg"
