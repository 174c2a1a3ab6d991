const baseUrl = '%app-url%';
const websiteToken = process.env.GATSBY_CHAT_TOKEN;

export const onClientEntry = () => {
  if (!websiteToken) {
    console.warn('GATSBY_CHAT_TOKEN is not set, so there is no chat.');
    return;
  }

  window.%slug%Settings = { position: 'right' };

  const script = document.createElement('script');
  script.src = `${baseUrl}/packs/js/sdk.js`;
  script.async = true;
  script.onload = () => window.%slug%SDK.run({ websiteToken, baseUrl });
  document.body.appendChild(script);
};
