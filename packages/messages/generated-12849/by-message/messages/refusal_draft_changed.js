/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Draft_ChangedInputs */

const en_ca2_refusal_draft_changed = /** @type {(inputs: Refusal_Draft_ChangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There are newer changes than you saw. Look at them, then try again.`)
};

const fr_ca2_refusal_draft_changed = /** @type {(inputs: Refusal_Draft_ChangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Il y a des modifications plus récentes que celles que vous avez vues. Consultez-les, puis réessayez.`)
};

/**
* | output |
* | --- |
* | "There are newer changes than you saw. Look at them, then try again." |
*
* @param {Refusal_Draft_ChangedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_draft_changed = /** @type {((inputs?: Refusal_Draft_ChangedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Draft_ChangedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_draft_changed(inputs)
	return en_ca2_refusal_draft_changed(inputs)
});