/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ station: NonNullable<unknown>, part: NonNullable<unknown>, parts: NonNullable<unknown>, others: NonNullable<unknown> }} Print_Station_PartInputs */

const en_ca2_print_station_part = /** @type {(inputs: Print_Station_PartInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.station}: ${i?.part} of ${i?.parts}, the others: ${i?.others}`)
};

const fr_ca2_print_station_part = /** @type {(inputs: Print_Station_PartInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.station} : ${i?.part} de ${i?.parts}, les autres : ${i?.others}`)
};

/**
* | output |
* | --- |
* | "{station}: {part} of {parts}, the others: {others}" |
*
* @param {Print_Station_PartInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const print_station_part = /** @type {((inputs: Print_Station_PartInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Print_Station_PartInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_print_station_part(inputs)
	return en_ca2_print_station_part(inputs)
});