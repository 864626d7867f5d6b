/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ numbers: NonNullable<unknown> }} Staff_Day_ClosedInputs */

const en_ca2_staff_day_closed = /** @type {(inputs: Staff_Day_ClosedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Closed: in close no. ${i?.numbers}`)
};

const fr_ca2_staff_day_closed = /** @type {(inputs: Staff_Day_ClosedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Fermée : dans la fermeture nº ${i?.numbers}`)
};

/**
* | output |
* | --- |
* | "Closed: in close no. {numbers}" |
*
* @param {Staff_Day_ClosedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_closed = /** @type {((inputs: Staff_Day_ClosedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_ClosedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_closed(inputs)
	return en_ca2_staff_day_closed(inputs)
});