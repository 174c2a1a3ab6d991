/** A platform with WhatsApp and the API, and nothing that an account, a plan or an integration adds. */
export default { offers: { channels: ['whatsapp-cloud', 'api'], features: [], plan: [], integrations: [] } };
