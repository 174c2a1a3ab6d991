import { setChatUser, startChat } from '../utils/chat.js';

export default defineNuxtPlugin(() => {
  const { chatUrl, chatToken } = useRuntimeConfig().public;
  startChat({
    baseUrl: chatUrl,
    websiteToken: chatToken,
    settings: { position: 'right' },
  });

  // Same key as in your code that signs people in and out.
  const user = useState('user');
  watch(user, (person) => {
    if (person !== undefined) setChatUser(person);
  }, { immediate: true });
});
