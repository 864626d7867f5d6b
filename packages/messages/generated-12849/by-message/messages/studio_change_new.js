/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Studio_Change_NewInputs */

const en_ca2_studio_change_new = /** @type {(inputs: Studio_Change_NewInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`New: ${i?.name}`)
};

const fr_ca2_studio_change_new = /** @type {(inputs: Studio_Change_NewInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Nouveau : ${i?.name}`)
};

/**
* | output |
* | --- |
* | "New: {name}" |
*
* @param {Studio_Change_NewInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_change_new = /** @type {((inputs: Studio_Change_NewInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Change_NewInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_change_new(inputs)
	return en_ca2_studio_change_new(inputs)
});