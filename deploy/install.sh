#!/bin/sh
# What turns a bare root with Node 24 into the image, run by the Dockerfile as root; the tests run it in an empty root.
# The release lies in /src/dist. The user is called node, as in the images of Node.
set -eu

mkdir -p /opt/signoria
tar xzf /src/dist/signoria-*.tgz -C /opt/signoria --strip-components=1 --no-same-owner
ln -s /opt/signoria/bin/signoria.js /usr/local/bin/signoria
mkdir /data
chown node:node /data
