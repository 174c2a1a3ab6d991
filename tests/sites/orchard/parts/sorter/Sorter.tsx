import { useState } from 'react';

/** A button that fills one crate after another. */
export function Sorter({ crates }: { readonly crates: number }) {
  const [full, setFull] = useState(0);
  return (
    <button type="button" className="sorter" onClick={() => setFull((count) => Math.min(crates, count + 1))}>
      {full} of {crates} crates
    </button>
  );
}
