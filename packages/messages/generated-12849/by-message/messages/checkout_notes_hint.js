/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Notes_HintInputs */

const en_ca2_checkout_notes_hint = /** @type {(inputs: Checkout_Notes_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`If you have an allergy, please tell the staff as well.`)
};

const fr_ca2_checkout_notes_hint = /** @type {(inputs: Checkout_Notes_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`En cas d’allergie, parlez-en aussi au personnel.`)
};

/**
* | output |
* | --- |
* | "If you have an allergy, please tell the staff as well." |
*
* @param {Checkout_Notes_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_notes_hint = /** @type {((inputs?: Checkout_Notes_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Notes_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_notes_hint(inputs)
	return en_ca2_checkout_notes_hint(inputs)
});