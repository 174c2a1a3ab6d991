export default {
  title: 'Example Docs',
  url: 'https://docs.example.com',
  baseUrl: '/',
  plugins: ['@chatwoot/docusaurus-plugin'],
  themeConfig: {
    chatwoot: {
      websiteToken: '<WEBSITE_TOKEN>',
      baseURL: '%app-url%',
      enableInDevelopment: false,
      chatwootSettings: { position: 'right', darkMode: 'auto' },
    },
  },
};
