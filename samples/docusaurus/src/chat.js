import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const baseUrl = '%app-url%';
const websiteToken = '<WEBSITE_TOKEN>';

function colorMode() {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

if (ExecutionEnvironment.canUseDOM) {
  window.%slug%Settings = { position: 'right', darkMode: colorMode() };

  // The reader's toggle changes data-theme on <html>: the chat follows.
  window.addEventListener('%slug%:ready', () => {
    const follow = () => window.$%slug%.setColorScheme(colorMode());
    follow(); // A click before the chat had loaded.
    new MutationObserver(follow).observe(document.documentElement, {
      attributes: true,
      attributeFilter: ['data-theme'],
    });
  });

  const script = document.createElement('script');
  script.src = `${baseUrl}/packs/js/sdk.js`;
  script.async = true;
  script.onload = () => window.%slug%SDK.run({ websiteToken, baseUrl });
  document.body.appendChild(script);
}
