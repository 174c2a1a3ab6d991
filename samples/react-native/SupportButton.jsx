import { useState } from 'react';
import { Button, View } from 'react-native';
import AsyncStorage from '@react-native-async-storage/async-storage';
import ChatWidget from '@chatwoot/react-native-widget';

export function SupportButton({ user }) {
  const [open, setOpen] = useState(false);

  return (
    <View>
      <Button title="Chat with us" onPress={() => setOpen(true)} />
      {open && (
        <ChatWidget
          baseUrl="%app-url%"
          websiteToken="<WEBSITE_TOKEN>"
          locale="en"
          colorScheme="auto"
          isModalVisible={open}
          closeModal={() => setOpen(false)}
          user={{
            identifier: user.id,
            name: user.name,
            email: user.email,
            identifier_hash: user.chatHash,
          }}
          customAttributes={{ plan: user.plan }}
        />
      )}
    </View>
  );
}

/** Call it when the person signs out, and close the chat. */
export const forgetChatVisitor = () => AsyncStorage.removeItem('cwCookie');
