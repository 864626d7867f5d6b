/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Staff_Name_TakenInputs */

const en_ca2_refusal_staff_name_taken = /** @type {(inputs: Refusal_Staff_Name_TakenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Someone on the staff has this name already.`)
};

const fr_ca2_refusal_staff_name_taken = /** @type {(inputs: Refusal_Staff_Name_TakenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Quelqu’un du personnel porte déjà ce nom.`)
};

/**
* | output |
* | --- |
* | "Someone on the staff has this name already." |
*
* @param {Refusal_Staff_Name_TakenInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_staff_name_taken = /** @type {((inputs?: Refusal_Staff_Name_TakenInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Staff_Name_TakenInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_staff_name_taken(inputs)
	return en_ca2_refusal_staff_name_taken(inputs)
});