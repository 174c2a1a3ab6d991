// React's development build takes three times as long to draw a page; only the dev server has a use for its warnings. Set before React is imported.
process.env['NODE_ENV'] ??= process.argv[2] === 'dev' ? 'development' : 'production';

const { runCommand } = await import('./run-command.ts');
process.exitCode = await runCommand(process.argv.slice(2), process.cwd());
