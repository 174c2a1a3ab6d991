module.exports = {
  plugins: [
    {
      resolve: 'gatsby-plugin-chatwoot',
      options: {
        baseUrl: '%app-url%',
        websiteToken: '<WEBSITE_TOKEN>',
        includeInDevelopment: false,
        chatwootSettings: { position: 'right' },
      },
    },
  ],
};
