import { BuiltSite } from './built-site.ts';
import { testPageBudgets } from './page-budgets.ts';

testPageBudgets(() => new BuiltSite());
