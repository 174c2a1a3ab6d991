import { onMounted, watch } from 'vue';
import { setChatUser, startChat } from './chat.js';

/** `user`: a ref with the person, null for nobody, undefined while unknown. */
export function useChat(user) {
  onMounted(() => {
    startChat({
      baseUrl: import.meta.env.VITE_CHAT_URL,
      websiteToken: import.meta.env.VITE_CHAT_TOKEN,
      settings: { position: 'right' },
    });
    watch(
      user,
      (person) => {
        if (person !== undefined) setChatUser(person);
      },
      { immediate: true },
    );
  });
}
