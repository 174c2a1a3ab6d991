export default defineNuxtConfig({
  runtimeConfig: {
    public: {
      chatUrl: '%app-url%',
      chatToken: '<WEBSITE_TOKEN>',
    },
  },
});
