/** A platform with its website chat, email and the API only: no social channels and no telephone. */
export default { offers: { channels: ['website', 'email', 'email-microsoft', 'api'] } };
