/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ points: NonNullable<unknown> }} Bill_PointsInputs */

const en_ca2_bill_points = /** @type {(inputs: Bill_PointsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Paid with ${i?.points} points`)
};

const fr_ca2_bill_points = /** @type {(inputs: Bill_PointsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Payé avec ${i?.points} points`)
};

/**
* | output |
* | --- |
* | "Paid with {points} points" |
*
* @param {Bill_PointsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const bill_points = /** @type {((inputs: Bill_PointsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bill_PointsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_bill_points(inputs)
	return en_ca2_bill_points(inputs)
});