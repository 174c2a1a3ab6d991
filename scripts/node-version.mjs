/** Whether this version of Node can run the project: 20.19 or newer of 20, or 22.12 or newer. */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
}

/** Ends the process with a clear message when Node is too old. */
export function requireNode() {
  if (isSupportedNode(process.version)) return;
  console.error(
    `This project needs Node 20.19 or newer (or 22.12 or newer); this is Node ${process.version.slice(1)}.\nInstall a newer one from https://nodejs.org/ or with your version manager (nvm install 22), then run the command again.`,
  );
  process.exit(1);
}
