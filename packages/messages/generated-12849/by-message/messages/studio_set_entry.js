/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ list: NonNullable<unknown>, number: NonNullable<unknown> }} Studio_Set_EntryInputs */

const en_ca2_studio_set_entry = /** @type {(inputs: Studio_Set_EntryInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.list} ${i?.number}`)
};

const fr_ca2_studio_set_entry = /** @type {(inputs: Studio_Set_EntryInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.list} ${i?.number}`)
};

/**
* | output |
* | --- |
* | "{list} {number}" |
*
* @param {Studio_Set_EntryInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_entry = /** @type {((inputs: Studio_Set_EntryInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_EntryInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_entry(inputs)
	return en_ca2_studio_set_entry(inputs)
});