import { conversations } from './lists.mjs';

for await (const { id, status } of conversations({ inbox_id: 7, status: 'all' })) {
  console.log(id, status);
}
