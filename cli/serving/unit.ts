/** The unit that lets systemd look after a server. deploy/signoria.service is what this says of a release in /opt. */

export interface Unit {
  readonly node: string;
  /** The program itself. */
  readonly program: string;
}

export const IN_OPT: Unit = { node: '/usr/bin/node', program: '/opt/signoria/bin/signoria.js' };

export function unitOf({ node, program }: Unit): string {
  return `# /etc/systemd/system/signoria.service, for a user called signoria.
[Unit]
Description=Signoria
After=network-online.target
Wants=network-online.target

[Service]
User=signoria
Environment=PORT=4321 HOST=127.0.0.1
ExecStart=${node} ${program} serve --data /var/lib/signoria --trust-proxy 1
Restart=always
RestartSec=2
TimeoutStopSec=30
StateDirectory=signoria
NoNewPrivileges=yes
PrivateTmp=yes
PrivateDevices=yes
ProtectSystem=strict
ProtectHome=yes
ProtectKernelTunables=yes
ProtectControlGroups=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
RestrictNamespaces=yes
LockPersonality=yes
ReadWritePaths=/var/lib/signoria

[Install]
WantedBy=multi-user.target
`;
}
