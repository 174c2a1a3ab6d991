import { useState } from 'react';

/** A button that counts boats, and how many berths are left. */
export function BerthCounter({ berths }: { readonly berths: number }) {
  const [boats, setBoats] = useState(0);
  return (
    <div className="berth-counter">
      <button type="button" onClick={() => setBoats((count) => Math.min(berths, count + 1))}>
        A boat comes in
      </button>
      <output>{berths - boats} berths left</output>
    </div>
  );
}
