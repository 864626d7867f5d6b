/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown>, points: NonNullable<unknown> }} Order_Points_EarnedInputs */

const en_ca2_order_points_earned = /** @type {(inputs: Order_Points_EarnedInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`One point collected.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.points} points collected.`);
	return /** @type {LocalizedString} */ ("order_points_earned");
};

const fr_ca2_order_points_earned = /** @type {(inputs: Order_Points_EarnedInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fr-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.points} point accumulé.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.points} points accumulés.`);
	return /** @type {LocalizedString} */ ("order_points_earned");
};

/**
* | countPlural | output |
* | --- | --- |
* | "one" | "One point collected." |
* | "other" | "{points} points collected." |
*
* @param {Order_Points_EarnedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_points_earned = /** @type {((inputs: Order_Points_EarnedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Points_EarnedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_points_earned(inputs)
	return en_ca2_order_points_earned(inputs)
});