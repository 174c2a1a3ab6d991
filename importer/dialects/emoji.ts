/** Pictures by the names that GitHub and others give them: those that documentation uses. */
const names =
  '+1 👍 -1 👎 100 💯 alarm_clock ⏰ arrow_down ⬇️ arrow_left ⬅️ arrow_right ➡️ arrow_up ⬆️ art 🎨 ' +
  'ballot_box_with_check ☑️ beers 🍻 bell 🔔 blue_heart 💙 book 📖 bookmark 🔖 books 📚 boom 💥 bug 🐛 bulb 💡 ' +
  'calendar 📆 camera 📷 chart_with_upwards_trend 📈 clap 👏 clipboard 📋 cloud ☁️ coffee ☕ computer 💻 ' +
  'construction 🚧 cry 😢 dart 🎯 date 📅 dizzy 💫 dog 🐶 email 📧 envelope ✉️ exclamation ❗ eyes 👀 file_folder 📁 ' +
  'fire 🔥 gear ⚙️ gem 💎 gift 🎁 globe_with_meridians 🌐 green_heart 💚 grin 😁 hammer 🔨 hammer_and_wrench 🛠️ hand ✋ ' +
  'heart ❤️ heart_eyes 😍 heavy_check_mark ✔️ heavy_multiplication_x ✖️ hourglass ⌛ house 🏠 ' +
  'information_source ℹ️ iphone 📱 joy 😂 key 🔑 label 🏷️ laughing 😆 link 🔗 lock 🔒 loudspeaker 📢 mag 🔍 mailbox 📫 ' +
  'mega 📣 memo 📝 mortar_board 🎓 movie_camera 🎥 muscle 💪 no_entry ⛔ no_entry_sign 🚫 ok_hand 👌 open_book 📖 ' +
  'package 📦 page_facing_up 📄 paperclip 📎 pencil 📝 pencil2 ✏️ point_down 👇 point_left 👈 point_right 👉 pray 🙏 ' +
  'purple_heart 💜 pushpin 📌 question ❓ raised_hands 🙌 recycle ♻️ red_circle 🔴 robot 🤖 rocket 🚀 rotating_light 🚨 ' +
  'scroll 📜 seedling 🌱 shield 🛡️ ship 🚢 slightly_smiling_face 🙂 smile 😄 smiley 😃 soon 🔜 sparkles ✨ ' +
  'speech_balloon 💬 star ⭐ star2 🌟 stop_sign 🛑 stopwatch ⏱️ sunglasses 😎 sunny ☀️ tada 🎉 telescope 🔭 ' +
  'test_tube 🧪 thinking 🤔 thumbsdown 👎 thumbsup 👍 trophy 🏆 truck 🚚 unlock 🔓 vertical_traffic_light 🚦 warning ⚠️ ' +
  'wastebasket 🗑️ wave 👋 whale 🐳 white_check_mark ✅ wink 😉 wrench 🔧 x ❌ yellow_heart 💛 zap ⚡';

const pictures = new Map([...names.matchAll(/(\S+) (\S+)/g)].map(([, name = '', picture = '']) => [name, picture]));

/** `:rocket:` becomes 🚀; names that are not known stay as they are. */
export const withEmoji = (text: string): string =>
  text.replace(/(?<![\w:]):([a-z0-9_+-]{1,30}):(?![\w:])/g, (match, name: string) => pictures.get(name) ?? match);
