/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sandbox_Card_UnreadableInputs */

const en_ca2_sandbox_card_unreadable = /** @type {(inputs: Sandbox_Card_UnreadableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The card could not be read.`)
};

const fr_ca2_sandbox_card_unreadable = /** @type {(inputs: Sandbox_Card_UnreadableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La carte n’a pas pu être lue.`)
};

/**
* | output |
* | --- |
* | "The card could not be read." |
*
* @param {Sandbox_Card_UnreadableInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const sandbox_card_unreadable = /** @type {((inputs?: Sandbox_Card_UnreadableInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sandbox_Card_UnreadableInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_sandbox_card_unreadable(inputs)
	return en_ca2_sandbox_card_unreadable(inputs)
});