import { useEffect, useRef, useState } from 'react';
import { KeyboardAvoidingView, Linking, Platform } from 'react-native';
import AsyncStorage from '@react-native-async-storage/async-storage';
import { WebView } from 'react-native-webview';

const BASE_URL = '%app-url%';
const WEBSITE_TOKEN = '<WEBSITE_TOKEN>';
const VISITOR_KEY = 'chat-visitor';

const report = (error) => console.warn(`Chat: ${error.message}`);

/** `user`: `{ id, name, email, chatHash }` of the signed-in person, or null. */
export function ChatScreen({ user, locale = 'en', onClose }) {
  const webView = useRef(null);
  const [uri, setUri] = useState(null);

  useEffect(() => {
    let closed = false;
    AsyncStorage.getItem(VISITOR_KEY)
      .catch((error) => report(error)) // Without storage, the chat starts empty.
      .then((visitor) => {
        if (closed) return;
        let url = `${BASE_URL}/widget?website_token=${WEBSITE_TOKEN}&locale=${locale}`;
        if (visitor) url += `&cw_conversation=${encodeURIComponent(visitor)}`;
        setUri(url);
      });
    return () => {
      closed = true;
    };
  }, [locale]);

  const send = (prefix, command) => {
    const text = JSON.stringify(prefix + JSON.stringify(command));
    webView.current?.injectJavaScript(`window.postMessage(${text}); true;`);
  };

  const onMessage = ({ nativeEvent }) => {
    // A message is a prefix that ends with a colon, followed by JSON.
    const start = nativeEvent.data.indexOf('{');
    if (start < 1) return;
    const prefix = nativeEvent.data.slice(0, start);
    let message;
    try {
      message = JSON.parse(nativeEvent.data.slice(start));
    } catch {
      return;
    }

    if (message.type === 'close-widget') onClose();
    if (message.event !== 'loaded') return;

    AsyncStorage.setItem(VISITOR_KEY, message.config.authToken).catch(report);
    if (user) {
      send(prefix, {
        event: 'set-user',
        identifier: user.id,
        user: {
          name: user.name,
          email: user.email,
          identifier_hash: user.chatHash,
        },
      });
    }
  };

  const openOutside = ({ url }) => {
    const isChat = url.startsWith(`${BASE_URL}/widget`) || url === 'about:blank';
    if (isChat) return true;
    // Links come from messages: open only what a customer expects.
    if (/^(https?|mailto|tel):/i.test(url)) Linking.openURL(url).catch(report);
    return false;
  };

  if (!uri) return null;
  return (
    <KeyboardAvoidingView
      style={{ flex: 1 }}
      behavior={Platform.OS === 'ios' ? 'padding' : 'height'}
    >
      <WebView
        ref={webView}
        source={{ uri }}
        onMessage={onMessage}
        onShouldStartLoadWithRequest={openOutside}
      />
    </KeyboardAvoidingView>
  );
}

/** Call it when the person signs out, and close the screen. */
export const forgetChatVisitor = () => AsyncStorage.removeItem(VISITOR_KEY);
