import { Link } from '../../../../components/page/link';
import { DropdownMenu } from 'radix-ui';
import type { CSSProperties, ReactNode } from 'react';

/** An action of a cell: a link, or a button that opens a dialog. */
export type CellAction = { label: string } & ({ to: string } | { run: () => void });

interface CellMenuProps {
  /** Where the cell is on the screen. */
  at: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;
  title: string;
  /** The details of the cell, line by line. */
  details: readonly string[];
  actions: readonly CellAction[];
  /** Called when the menu closes; the focus returns to the cell. */
  onClose: () => void;
}

const ITEM =
  'flex min-h-11 cursor-pointer items-center rounded-control px-3 text-base outline-none data-highlighted:bg-action data-highlighted:text-on-action lg:min-h-9';

/** The menu of a cell, next to the cell. */
export function CellMenu({ at, title, details, actions, onClose }: CellMenuProps) {
  const place: CSSProperties = { left: at.left, top: at.top, width: at.width, height: at.height };
  return (
    <DropdownMenu.Root open modal={false} onOpenChange={(open) => open || onClose()}>
      <DropdownMenu.Trigger asChild>
        <span aria-hidden tabIndex={-1} style={place} className="pointer-events-none fixed" />
      </DropdownMenu.Trigger>
      {/* Within the page's main part, so that everything is in a landmark. */}
      <DropdownMenu.Portal container={document.getElementById('main')}>
        <DropdownMenu.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          loop
          aria-labelledby={undefined}
          aria-label={title}
          onCloseAutoFocus={(event) => event.preventDefault()}
          className="z-40 w-72 max-w-[calc(100vw-1rem)] rounded-control border border-line bg-raised p-1.5 shadow-float"
        >
          <DropdownMenu.Label className="px-3 pt-1.5 pb-2">
            <span className="block font-semibold break-words">{title}</span>
            {details.map((detail) => (
              <span key={detail} className="block text-sm break-words text-quiet">
                {detail}
              </span>
            ))}
          </DropdownMenu.Label>
          <DropdownMenu.Separator className="mb-1.5 h-px bg-line" />
          {actions.map((action) => (
            <MenuItem key={action.label} action={action}>
              {action.label}
            </MenuItem>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function MenuItem({ action, children }: { action: CellAction; children: ReactNode }) {
  if ('to' in action)
    return (
      <DropdownMenu.Item asChild className={ITEM}>
        <Link to={action.to}>{children}</Link>
      </DropdownMenu.Item>
    );
  return (
    <DropdownMenu.Item className={ITEM} onSelect={action.run}>
      {children}
    </DropdownMenu.Item>
  );
}
