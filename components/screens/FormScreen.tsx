import { z } from 'zod';
import { defineStatic } from '../../engine/components/define.ts';
import { figureProps, markLetter } from './kit/figure-props.ts';
import { FormRow } from './kit/FormRow.tsx';
import { formRowSchema } from './kit/form-row.ts';
import { ScreenButton } from './kit/ScreenButton.tsx';
import { ScreenFigure } from './kit/ScreenFigure.tsx';
import { Window } from './kit/Window.tsx';

const props = z.strictObject({
  ...figureProps,
  title: z.string().min(1),
  /** Menu path above the title: `["Settings", "Channels"]`. */
  path: z.array(z.string().min(1)).min(1).optional(),
  fields: z.array(formRowSchema).min(1),
  /** Label of the button that saves. */
  action: z.string().min(1).optional(),
  actionMark: markLetter.optional(),
  tabs: z.array(z.string().min(1)).min(2).optional(),
  /** One of `tabs`. Default: the first. */
  activeTab: z.string().min(1).optional(),
});

/** A form of the app: labels, fields with their values, and the button that saves. */
export const FormScreen = defineStatic({
  props: props.refine(({ tabs, activeTab }) => !activeTab || tabs?.includes(activeTab), {
    path: ['activeTab'],
    message: 'must be one of `tabs`',
  }),
  children: 'none',
  place: 'block',
  needs: { styles: ['figures'] },
  render: ({ alt, caption, title, path, fields, action, actionMark, tabs, activeTab = tabs?.[0] }, { translate }) => (
    <ScreenFigure alt={alt} caption={caption} translate={translate}>
      <Window title={title} path={path} size="form">
        {tabs && (
          <div className="s-tabs">
            {tabs.map((tab) => (
              <div key={tab} className={tab === activeTab ? 's-tab s-active' : 's-tab'}>
                {tab}
              </div>
            ))}
          </div>
        )}
        <div className="s-rows">
          {fields.map((field, index) => (
            <FormRow key={index} {...field} />
          ))}
          {action && (
            <div className="s-foot">
              <ScreenButton label={action} mark={actionMark} />
            </div>
          )}
        </div>
      </Window>
    </ScreenFigure>
  ),
});
