/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ station: NonNullable<unknown>, part: NonNullable<unknown>, other: NonNullable<unknown> }} Print_Station_HalfInputs */

const en_ca2_print_station_half = /** @type {(inputs: Print_Station_HalfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.station}: ${i?.part} of 2, the other half: ${i?.other}`)
};

const fr_ca2_print_station_half = /** @type {(inputs: Print_Station_HalfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.station} : ${i?.part} de 2, l’autre moitié : ${i?.other}`)
};

/**
* | output |
* | --- |
* | "{station}: {part} of 2, the other half: {other}" |
*
* @param {Print_Station_HalfInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const print_station_half = /** @type {((inputs: Print_Station_HalfInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Print_Station_HalfInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_print_station_half(inputs)
	return en_ca2_print_station_half(inputs)
});