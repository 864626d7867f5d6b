/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ field: NonNullable<unknown>, name: NonNullable<unknown>, value: NonNullable<unknown> }} Studio_OverriddenInputs */

const en_ca2_studio_overridden = /** @type {(inputs: Studio_OverriddenInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.field} of ${i?.name} replaced a newer value: ${i?.value}`)
};

const fr_ca2_studio_overridden = /** @type {(inputs: Studio_OverriddenInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} – ${i?.field} : remplace une valeur plus récente, ${i?.value}`)
};

/**
* | output |
* | --- |
* | "{field} of {name} replaced a newer value: {value}" |
*
* @param {Studio_OverriddenInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_overridden = /** @type {((inputs: Studio_OverriddenInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_OverriddenInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_overridden(inputs)
	return en_ca2_studio_overridden(inputs)
});