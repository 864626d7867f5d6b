/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Step_NotesInputs */

const en_ca2_checkout_step_notes = /** @type {(inputs: Checkout_Step_NotesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anything else?`)
};

const fr_ca2_checkout_step_notes = /** @type {(inputs: Checkout_Step_NotesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Autre chose?`)
};

/**
* | output |
* | --- |
* | "Anything else?" |
*
* @param {Checkout_Step_NotesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_step_notes = /** @type {((inputs?: Checkout_Step_NotesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Step_NotesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_step_notes(inputs)
	return en_ca2_checkout_step_notes(inputs)
});