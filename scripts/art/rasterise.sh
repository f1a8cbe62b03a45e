#!/usr/bin/env bash
# PNG twins of pictures that mail programs, home screens and social networks cannot show as SVG. Needs Chromium and ImageMagick; run it
# after `npm run art` when one of them has changed, and commit what it writes.
set -euo pipefail
cd "$(dirname "$0")/../../web/public"
page=$(mktemp --suffix=.html); shot=$(mktemp --suffix=.png); trap 'rm -f "$page" "$shot"' EXIT

rasterise() { # source, target, width, height
  echo "<body style='margin:0'><img src='file://$PWD/$1' width=$3 height=$4 style='display:block'>" >"$page"
  "${CHROMIUM:-chromium}" --headless --no-sandbox --hide-scrollbars --default-background-color=00000000 \
    --screenshot="$shot" --window-size="$3,$4" "file://$page" 2>/dev/null
  convert "$shot" -colors 64 -strip -define png:compression-level=9 "$2"
}

rasterise art/mail-header.svg ../../src/platform/mail/images/mail-header.png 1200 300
rasterise art/share.svg art/share.png 1200 630
rasterise art/brand-mark.svg ../../src/platform/mail/images/brand-mark.png 60 50
rasterise icon.svg icon-180.png 180 180
rasterise icon.svg icon-512.png 512 512
