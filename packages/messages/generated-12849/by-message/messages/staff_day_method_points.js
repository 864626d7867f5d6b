/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_Method_PointsInputs */

const en_ca2_staff_day_method_points = /** @type {(inputs: Staff_Day_Method_PointsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Points`)
};

const fr_ca2_staff_day_method_points = /** @type {(inputs: Staff_Day_Method_PointsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Points`)
};

/**
* | output |
* | --- |
* | "Points" |
*
* @param {Staff_Day_Method_PointsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_method_points = /** @type {((inputs?: Staff_Day_Method_PointsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_Method_PointsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_method_points(inputs)
	return en_ca2_staff_day_method_points(inputs)
});