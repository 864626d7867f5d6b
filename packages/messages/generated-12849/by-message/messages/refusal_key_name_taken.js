/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Key_Name_TakenInputs */

const en_ca2_refusal_key_name_taken = /** @type {(inputs: Refusal_Key_Name_TakenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Another key has this name already.`)
};

const fr_ca2_refusal_key_name_taken = /** @type {(inputs: Refusal_Key_Name_TakenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une autre clé porte déjà ce nom.`)
};

/**
* | output |
* | --- |
* | "Another key has this name already." |
*
* @param {Refusal_Key_Name_TakenInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_key_name_taken = /** @type {((inputs?: Refusal_Key_Name_TakenInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Key_Name_TakenInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_key_name_taken(inputs)
	return en_ca2_refusal_key_name_taken(inputs)
});