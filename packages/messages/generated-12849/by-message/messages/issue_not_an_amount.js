/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Issue_Not_An_AmountInputs */

const en_ca2_issue_not_an_amount = /** @type {(inputs: Issue_Not_An_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This is not an amount.`)
};

const fr_ca2_issue_not_an_amount = /** @type {(inputs: Issue_Not_An_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ceci n’est pas un montant.`)
};

/**
* | output |
* | --- |
* | "This is not an amount." |
*
* @param {Issue_Not_An_AmountInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const issue_not_an_amount = /** @type {((inputs?: Issue_Not_An_AmountInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Issue_Not_An_AmountInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_issue_not_an_amount(inputs)
	return en_ca2_issue_not_an_amount(inputs)
});