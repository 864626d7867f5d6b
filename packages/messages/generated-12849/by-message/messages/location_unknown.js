/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ near: NonNullable<unknown> }} Location_UnknownInputs */

const en_ca2_location_unknown = /** @type {(inputs: Location_UnknownInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`We could not find “${i?.near}”. Check the spelling, or try a postal code.`)
};

const fr_ca2_location_unknown = /** @type {(inputs: Location_UnknownInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Nous ne trouvons pas « ${i?.near} ». Vérifiez l’orthographe ou essayez un code postal.`)
};

/**
* | output |
* | --- |
* | "We could not find “{near}”. Check the spelling, or try a postal code." |
*
* @param {Location_UnknownInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const location_unknown = /** @type {((inputs: Location_UnknownInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Location_UnknownInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_location_unknown(inputs)
	return en_ca2_location_unknown(inputs)
});